import type { KeepAct, KeptAccount } from '../../api/operator';

interface ActWords {
  /** The button of a row. */
  button: string;
  title: (name: string) => string;
  /** What comes of it. */
  meaning: string;
  confirmWord: string;
  busyWord: string;
  done: string;
  isDanger?: true;
}

export const ACTS: Record<KeepAct, ActWords> = {
  close: {
    button: 'Close account',
    title: (name) => `Close the account of ${name}?`,
    meaning: 'They are logged out everywhere and cannot log in. Bookings and payments stay as they are.',
    confirmWord: 'Close account',
    busyWord: 'Closing...',
    done: 'Account closed',
    isDanger: true,
  },
  reopen: {
    button: 'Open again',
    title: (name) => `Open the account of ${name} again?`,
    meaning: 'They can log in with the password they had.',
    confirmWord: 'Open again',
    busyWord: 'Opening...',
    done: 'Account open again',
  },
  'end-sessions': {
    button: 'Log out everywhere',
    title: (name) => `Log ${name} out everywhere?`,
    meaning:
      'Every browser of theirs is logged out, and links in older mails open nothing. They can log in again.',
    confirmWord: 'Log out everywhere',
    busyWord: 'Logging out...',
    done: 'Logged out everywhere',
  },
  'make-host': {
    button: 'Make host',
    title: (name) => `Make ${name} a host?`,
    meaning:
      'They can plan trips of their own and be added to others. They are logged out, and a host from then on.',
    confirmWord: 'Make host',
    busyWord: 'Making a host...',
    done: 'Host from the next login on',
  },
  'take-host': {
    button: 'Take host role',
    title: (name) => `Make ${name} a guest?`,
    meaning: 'They host no trip any more and are logged out everywhere. Their own bookings stay.',
    confirmWord: 'Take host role',
    busyWord: 'Taking...',
    done: 'Guest from now on',
    isDanger: true,
  },
};

/** What can be done to an account now; the server decides again. Nobody closes their own. */
export function actsOn(
  { isActive, isEmailProven, role, openSessions }: KeptAccount,
  isOwn: boolean,
): KeepAct[] {
  if (!isActive) return ['reopen'];
  const acts: KeepAct[] = [];
  if (openSessions > 0 && !isOwn) acts.push('end-sessions');
  if (role === 'host') acts.push('take-host');
  else if (isEmailProven) acts.push('make-host');
  if (!isOwn) acts.push('close');
  return acts;
}
