import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Props {
  to: string;
  className: string | undefined;
  onFollow: (() => void) | undefined;
  'aria-describedby'?: string | undefined;
  children: ReactNode;
}

/**
 * A place that is not open to this person: disabled, without an address to follow, copy or open beside. It keeps its place
 * in the order of Tab, and pressed it shows the gate, which says what opens it.
 */
export function LockedPlace({ to, className, onFollow, children, ...described }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const showGate = () => {
    onFollow?.();
    void navigate(to);
  };
  const showByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') showGate();
  };
  return (
    // A link without an address is what HTML has for one that is not open.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a
      // Without an address the tag alone means nothing to a screen reader.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="link"
      tabIndex={0}
      className={className}
      aria-disabled="true"
      aria-current={pathname === to ? 'page' : undefined}
      data-waits=""
      onClick={showGate}
      onKeyDown={showByKey}
      {...described}
    >
      {children}
    </a>
  );
}
