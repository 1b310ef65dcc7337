import Alert from '@mui/material/Alert';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '../../../lib/money';
import { readClaimedPriceCents } from './selection';

/** Says so when the address named another price than the server quotes. What counts is the quote. */
export function PriceNotice({ pricePerPersonCents }: { pricePerPersonCents: number }) {
  const [query] = useSearchParams();
  const claimedCents = query.has('price') ? readClaimedPriceCents(query) : null;
  if (claimedCents === null || claimedCents === pricePerPersonCents) return null;

  return (
    <Alert severity="info">
      {`The link you followed named ${formatMoney(claimedCents)} a person. Today's price is ${formatMoney(pricePerPersonCents)}.`}
    </Alert>
  );
}
