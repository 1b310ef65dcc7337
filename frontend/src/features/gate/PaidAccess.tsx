import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { AccessGate } from './AccessGate';
import { Gate } from './Gate';

/** Shows its children to paid guests and to hosts, and why it is closed to everybody else. */
export function PaidAccess({ children }: { children: ReactNode }) {
  const { user, isPaid } = useSession();
  return (
    <Gate isOpen={isPaid || user?.role === 'host'} closed={<AccessGate />}>
      {children}
    </Gate>
  );
}
