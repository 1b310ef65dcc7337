import Alert from '@mui/material/Alert';
import type { usePromoCheck } from './usePromo';

type Checked = Pick<ReturnType<typeof usePromoCheck>, 'code' | 'problem'>;

/** Says so when the code that was taken earlier takes nothing off any more. The price that is shown is the one without it. */
export function PromoNotice({ promo: { code, problem } }: { promo: Checked }) {
  if (problem === null) return null;
  return <Alert severity="info">{`Code ${code}: ${problem} The price is the one without it.`}</Alert>;
}
