import { Printer } from 'lucide-react';
import { Button } from './Button';
import type { ButtonSize } from './buttonLook';

interface Props {
  size?: ButtonSize;
  children?: string;
}

/** Prints the page one looks at. */
export function PrintButton({ size = 'portal', children = 'Print' }: Props) {
  return (
    <Button tone="quiet" size={size} onClick={() => window.print()}>
      <Printer aria-hidden="true" size={size === 'public' ? 20 : 18} strokeWidth={1.75} />
      {children}
    </Button>
  );
}
