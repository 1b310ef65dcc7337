import { useState } from 'react';
import type { TravellerField } from '../../../../../backend/contracts/traveller-fields';
import { controlId, type SummaryLine } from '../../../features/booking/traveller/summaryLines';
import type { Problems } from '../../../features/booking/traveller/travellerProblems';
import type { TravellersForm } from '../../../features/booking/traveller/useTravellersForm';

/** What a failed submit found in one traveller's part of the form: marked at the fields, listed above them. */
export function useFinding(form: TravellersForm, index: number) {
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);

  const show = (problems: Problems) => {
    const found = Object.entries(problems) as [TravellerField, string][];
    for (const [field, message] of found) form.setError(`travellers.${index}.${field}`, { message });
    setLines(found.map(([field, message]) => ({ controlId: controlId(index, field), message })));
  };
  return { lines, show, clear: () => setLines([]) };
}
