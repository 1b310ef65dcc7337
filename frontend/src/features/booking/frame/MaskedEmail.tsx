import type { GuestRecord } from '../../../api/guest';

/** Where we write to, as far as a page that everybody with its link sees may say so; who mistyped it notices. */
export function MaskedEmail({ guest: { email, unusualSigns } }: { guest: GuestRecord }) {
  return (
    <>
      <bdi>{email}</bdi>
      {unusualSigns && (
        <span>
          {' '}
          (before the @ it holds <bdi>{unusualSigns}</bdi>: if that is a mistake, write to us)
        </span>
      )}
    </>
  );
}
