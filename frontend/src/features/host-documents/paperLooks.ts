import { CircleAlert, CircleCheck, CircleDashed, Clock, Minus } from 'lucide-react';
import type { BoardTraveller, HostDocument } from '../../api/host/hostDocuments';
import type { StatusLook } from '../../ui/StatusMark';

export const PASSPORT: Record<BoardTraveller['passportStatus'], StatusLook> = {
  verified: { word: 'Verified', icon: CircleCheck, tone: 'success' },
  pending: { word: 'To review', icon: Clock, tone: 'warning' },
  not_submitted: { word: 'Missing', icon: CircleDashed, tone: 'plain' },
  not_needed: { word: 'Not needed', icon: Minus, tone: 'plain' },
};

export const INSURANCE: Record<BoardTraveller['insurance'], StatusLook> = {
  booked: { word: 'Booked', icon: CircleCheck, tone: 'success' },
  proven: { word: 'Confirmed', icon: CircleCheck, tone: 'success' },
  waiting: { word: 'To review', icon: Clock, tone: 'warning' },
  missing: { word: 'Missing', icon: CircleDashed, tone: 'plain' },
};

export const PAPER: Record<HostDocument['status'], StatusLook> = {
  pending: { word: 'To review', icon: Clock, tone: 'warning' },
  verified: { word: 'Verified', icon: CircleCheck, tone: 'success' },
  rejected: { word: 'Rejected', icon: CircleAlert, tone: 'error' },
};

const SIGNED: StatusLook = { word: 'Signed', icon: CircleCheck, tone: 'success' };
const GIVEN: StatusLook = { word: 'Given', icon: CircleCheck, tone: 'success' };
const MISSING: StatusLook = { word: 'Missing', icon: CircleDashed, tone: 'plain' };

export const waiverLook = (isSigned: boolean) => (isSigned ? SIGNED : MISSING);
export const contactLook = (isGiven: boolean) => (isGiven ? GIVEN : MISSING);

export const KINDS: Record<HostDocument['kind'], string> = {
  passport: 'Passport copy',
  insurance: 'Proof of insurance',
  other: 'Another document',
};
