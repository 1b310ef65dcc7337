import type { ComponentProps } from 'react';
import { whileOff } from './whileOff';
import { type ButtonSize, type ButtonTone, buttonLook } from './buttonLook';

type Props = ComponentProps<'button'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** It has nothing to do now, or does it already: pressed it does nothing, and it keeps the focus. */
  isOff?: boolean;
};

/** A plain button in the product's look, for pages that do not load MUI. */
export function Button({
  tone = 'primary',
  size = 'public',
  isOff = false,
  className,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      className={buttonLook(tone, size, className)}
      {...whileOff(isOff, onClick)}
      {...rest}
    />
  );
}
