import { useSearchParams } from 'react-router-dom';

/** The trip the host has chosen on the desk, or null for all trips they host: `?trip=3`. */
export function useHostTrip(): number | null {
  const [query] = useSearchParams();
  const chosen = Number(query.get('trip'));
  return Number.isInteger(chosen) && chosen > 0 ? chosen : null;
}
