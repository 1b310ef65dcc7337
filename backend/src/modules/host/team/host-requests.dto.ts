import { Reason } from '../../../platform/http/reason.js';

/** Somebody who registered as a host. */
export class HostRequestDto {
  id: number;
  name: string;
  username: string;
  email: string;
  /** Whether they have opened a link sent to this address; until then anybody may have typed it. */
  isEmailProven: boolean;
  status: 'pending' | 'approved' | 'declined';
  /** ISO instants. */
  at: string;
  decidedAt: string | null;
  decidedBy: string | null;
}

export class DeclineHostDto {
  /** The person reads it in the mail; kept in the activity log. */
  @Reason()
  reason: string;
}
