import { SetMetadata } from '@nestjs/common';

/** `always`, or the fields of the body that say how much is given back. */
export type AskedFor = 'always' | readonly string[];
export const FRESH_PROOF = 'fresh-proof';

/**
 * Gives a lot away: who proved longer ago that it is them is refused with `account.confirm_first`, proves it at
 * `POST /api/account/confirm` and asks again.
 */
export const FreshProof = () => SetMetadata(FRESH_PROOF, 'always' satisfies AskedFor);

/** As {@link FreshProof}, where one of these fields of the body, in cents, is above `REFUND_CONFIRM_LIMIT_CENTS`. */
export const FreshProofAboveLimit = (...fields: string[]) => SetMetadata(FRESH_PROOF, fields);
