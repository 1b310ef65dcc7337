import type { LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonTone, buttonLook } from './buttonLook';
import { Link } from './Link';

type Props = LinkProps & { tone?: ButtonTone; size?: ButtonSize };

/** A link within the site that looks like a button. */
export function ButtonLink({ tone = 'primary', size = 'public', className, ...rest }: Props) {
  return <Link className={buttonLook(tone, size, className)} {...rest} />;
}
