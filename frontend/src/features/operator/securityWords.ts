import type { SecurityEventName } from '../../api/operator';

/** What people call what happens at the doors. */
export const EVENT_WORDS: Record<SecurityEventName, string> = {
  'login.ok': 'Logged in',
  'login.failed': 'Login refused',
  'second_step.ok': 'Second step passed',
  'second_step.failed': 'Second step refused',
  logout: 'Logged out',
  'password.set': 'Password set by a link',
  'password.changed': 'Password changed',
  'reset.asked': 'New password asked for',
  'email.changed': 'Email changed',
  'limit.hit': 'Stopped by a limit',
  'origin.refused': 'Sent from another site, refused',
  'door.refused': 'Not allowed, refused',
  'account.closed': 'Account closed',
  'account.reopened': 'Account opened again',
  'account.sessions_ended': 'Logged out by the operator',
  'host.role_given': 'Made a host',
  'host.role_taken': 'Host role taken',
  'private.revealed': 'Masked data shown',
  'login.sent_again': 'Login sent again',
  'data.exported': 'Data exported',
};
