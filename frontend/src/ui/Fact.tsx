import type { ReactNode } from 'react';

/** A line of a list of facts: its name, and what it is. Stands in a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
