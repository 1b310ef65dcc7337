import { useSession } from '../../api/session';

/** Whether menus open the premium places: paid guests and hosts. The gate and the server decide again. */
export function useHasPremium(): boolean {
  const { user, isPaid } = useSession();
  return isPaid || user?.role === 'host';
}
