import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../lib/browser/afterPaint';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** A live region for what has just come to the page: one that comes with its words is often not read out. */
export function JustSaid({ className, children }: Props) {
  const [isThere, setThere] = useState(false);
  useEffect(() => afterPaint(() => setThere(true)), []);
  return <output className={className}>{isThere && children}</output>;
}
