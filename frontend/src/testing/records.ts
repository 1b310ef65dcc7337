import { recordOf, WISH_FIELDS } from '../../../backend/contracts/traveller-fields';
import type { Documents } from '../api/documents';
import type { Checklist, OwnDetails, Privacy, TravellerDetails, Waiver } from '../api/records';

/** Nina, who has told everything. */
export function aTraveller(changes: Partial<TravellerDetails> = {}): TravellerDetails {
  return {
    guestId: 41,
    position: 1,
    isYou: true,
    keepsOwn: false,
    version: 3,
    firstName: 'Nina',
    lastName: 'Okafor',
    phone: '+1 619 555 0100',
    dateOfBirth: '1991-02-14',
    passportEnding: '981',
    passportExpiresOn: '2031-04-30',
    nationality: 'US',
    emergencyContactName: 'Ada Okafor',
    emergencyContactPhone: '+1 619 555 0137',
    emergencyContactRelation: 'Parent',
    ...recordOf(WISH_FIELDS, () => ''),
    answers: [],
    missing: [],
    ...changes,
  };
}

/** Daniel, who has told his name. */
export function aCompanion(changes: Partial<TravellerDetails> = {}): TravellerDetails {
  return aTraveller({
    guestId: 42,
    position: 2,
    isYou: false,
    version: 0,
    firstName: 'Daniel',
    phone: null,
    dateOfBirth: null,
    passportEnding: null,
    passportExpiresOn: null,
    nationality: null,
    emergencyContactName: null,
    emergencyContactPhone: null,
    emergencyContactRelation: null,
    missing: ['passport', 'dateOfBirth', 'emergencyContact'],
    ...changes,
  });
}

export function ownDetails(changes: Partial<OwnDetails> = {}): OwnDetails {
  return {
    tripId: 1,
    isOpen: true,
    namesLockOn: '2025-08-22',
    namesFinalDays: 14,
    areNamesLocked: false,
    sailsOn: '2025-09-05',
    endsOn: '2025-09-08',
    today: '2025-06-02',
    minimumAge: 18,
    passportMonths: 6,
    questions: [],
    travellers: [aTraveller(), aCompanion()],
    ...changes,
  };
}

export function aWaiver(changes: Partial<Waiver> = {}): Waiver {
  return {
    tripId: 1,
    isOwn: false,
    version: 1,
    inForceSince: '2025-01-15',
    title: 'Participation agreement and waiver',
    sections: [{ title: 'Risks you know of', text: 'Ships move.' }],
    organiser: null,
    timeZone: 'America/Los_Angeles',
    isOpen: true,
    travellers: [
      { position: 1, name: 'Nina Okafor', isYou: true, signer: 'self', signed: null, isSigned: false },
      { position: 2, name: 'Daniel Okafor', isYou: false, signer: 'nobody', signed: null, isSigned: false },
    ],
    ...changes,
  };
}

export function aChecklist(changes: Partial<Checklist> = {}): Checklist {
  return {
    tripId: 1,
    items: [
      { key: 'payment', state: 'done', dueOn: null, askedAnewOn: null, openFor: [], againFor: [] },
      {
        key: 'passport',
        state: 'next',
        dueOn: '2025-07-25',
        askedAnewOn: null,
        openFor: ['Daniel Okafor'],
        againFor: [],
      },
      {
        key: 'waiver',
        state: 'open',
        dueOn: '2025-08-08',
        askedAnewOn: null,
        openFor: ['Nina Okafor', 'Daniel Okafor'],
        againFor: [],
      },
    ],
    isCheckInOpen: false,
    isCheckInOver: false,
    checkInOpensOn: '2025-08-22',
    checkInDays: 14,
    checkInClosesOn: '2025-09-03',
    checkInClosesAt: null,
    boardingCodes: [],
    reference: 'BBCDEFGH',
    ...changes,
  };
}

export function aPrivacy(changes: Partial<Privacy> = {}): Privacy {
  return {
    tripId: 1,
    isListed: true,
    showsInterests: true,
    showsJoined: true,
    interests: ['Dancing', 'Street food'],
    homeTown: '',
    about: '',
    getsLetters: true,
    ...changes,
  };
}

/** Nina's passport was verified, Daniel's rejected. */
export function someDocuments(changes: Partial<Documents> = {}): Documents {
  const copy = {
    kind: 'passport',
    mediaType: 'image/webp',
    size: 240_000,
    handedInAt: '2025-06-01T17:00:00.000Z',
  } as const;
  return {
    tripId: 1,
    travelInsurance: false,
    isOpen: true,
    mostMegabytes: 10,
    travellers: [
      {
        guestId: 41,
        position: 1,
        name: 'Nina Okafor',
        isYou: true,
        keepsOwn: false,
        hasInsuranceProof: false,
        passportStatus: 'verified',
        documents: [{ ...copy, id: 'a'.repeat(22), status: 'verified', reason: null }],
      },
      {
        guestId: 42,
        position: 2,
        name: 'Daniel Okafor',
        isYou: false,
        keepsOwn: false,
        hasInsuranceProof: false,
        passportStatus: 'not_submitted',
        documents: [{ ...copy, id: 'b'.repeat(22), status: 'rejected', reason: 'The photo is cut off' }],
      },
    ],
    ...changes,
  };
}
