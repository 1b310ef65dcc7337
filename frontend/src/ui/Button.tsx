import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonLook } from './buttonLook';

type Props = ComponentProps<'button'> & { tone?: ButtonTone; size?: ButtonSize };

/** A plain button in the product's look, for pages that do not load MUI. */
export function Button({ tone = 'primary', size = 'public', className, ...rest }: Props) {
  return <button type="button" className={buttonLook(tone, size, className)} {...rest} />;
}
