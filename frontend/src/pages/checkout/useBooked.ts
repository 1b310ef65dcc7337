import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DRAFT_KEY } from '../../api/draft';
import { forgetUnpaid } from '../../api/moneyMoved';
import { forgetEntries } from '../../features/booking/traveller/deviceDraft';
import { paths } from '../../lib/paths';

/** Ends the checkout of a booking that is paid: what was entered for it is forgotten here, and its confirmation opened. */
export function useBooked(): (guestId: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (guest) => {
    forgetEntries();
    forgetUnpaid(queryClient);
    queryClient.setQueryData(DRAFT_KEY, null);
    // Replaced, so that Back does not return to pay.
    void navigate(paths.confirmation({ guest }), { replace: true });
  };
}
