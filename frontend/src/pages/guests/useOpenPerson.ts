import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DirectoryPerson } from '../../api/guestArea';
import { withSet } from '../../lib/withSet';

/** What a card's link tells the page it leads to. */
export const FROM_LIST = { isFromList: true } as const;

/** Whose card is open, by the address: `?person=g12`. */
export function useOpenPerson(people: readonly DirectoryPerson[]) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  const id = query.get('person');

  const close = () => {
    // Who opened the card from the list goes back to it; a card that was opened by its address just goes.
    if (state?.isFromList) {
      void navigate(-1);
      return;
    }
    setQuery((before) => withSet(before, { person: null }), { replace: true });
  };
  return { person: id === null ? undefined : people.find((one) => one.id === id), close };
}
