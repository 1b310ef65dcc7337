import { Ban, CircleAlert, CircleCheck, Clock, MailX, RefreshCw } from 'lucide-react';
import type { Delivery, HostMail } from '../../api/host/hostMails';
import type { StatusLook } from '../../ui/StatusMark';

/** How far a person's mail is. */
export const DELIVERY_LOOKS: Record<Delivery['state'], StatusLook> = {
  queued: { word: 'Queued', icon: Clock, tone: 'info' },
  retrying: { word: 'Tried again', icon: RefreshCw, tone: 'warning' },
  sent: { word: 'Sent', icon: CircleCheck, tone: 'success' },
  failed: { word: 'Failed', icon: CircleAlert, tone: 'error' },
  needless: { word: 'Not needed', icon: Ban, tone: 'plain' },
};

/** How far a message is as a whole: failures first, as they want something done. */
export function mailLook({ status, queued, failed }: HostMail): StatusLook {
  if (status === 'cancelled') return { word: 'Called back', icon: MailX, tone: 'plain' };
  if (status === 'scheduled') return { word: 'Scheduled', icon: Clock, tone: 'info' };
  if (failed > 0) return { word: `${failed} failed`, icon: CircleAlert, tone: 'error' };
  if (queued > 0) return { word: 'Going out', icon: RefreshCw, tone: 'warning' };
  return { word: 'Sent', icon: CircleCheck, tone: 'success' };
}
