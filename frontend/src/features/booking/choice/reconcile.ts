import { TRAVELLERS } from '../../../api/quote';
import type { Draft, Traveller } from '../../../api/draft';
import { readSelection, type Selection } from './selection';

/** What an address asks for. A part it does not name is null and left to the saved draft, then to the defaults. */
export interface Asked {
  cabinType: Selection['cabinType'] | null;
  occupancy: Selection['occupancy'] | null;
  /** Travellers with all their details, as older links carry them. */
  travellers: Traveller[] | null;
}

export interface Reconciled {
  selection: Selection;
  /** What can be paid; null while travellers are missing. */
  draft: Draft | null;
  /** Whether the server has exactly this already. Saving it again would start another booking. */
  isSaved: boolean;
}

/** Reads what the address names, and no defaults. */
export function readAsked(query: URLSearchParams, travellers: Traveller[] | null): Asked {
  const { cabinType, occupancy } = readSelection(query);
  return {
    cabinType: query.has('cabin') ? cabinType : null,
    occupancy: query.has('occupancy') ? occupancy : null,
    travellers,
  };
}

/**
 * Brings the address and the saved draft together: the address says what, the draft says who, and with which code.
 * @param usual the cabin where neither names one
 */
export function reconcile(
  asked: Asked,
  saved: Draft | null,
  usual: Selection['cabinType'] = 'inside',
): Reconciled {
  const selection: Selection = {
    cabinType: asked.cabinType ?? saved?.cabinType ?? usual,
    occupancy: asked.occupancy ?? saved?.occupancy ?? 'double',
  };
  const travellers = asked.travellers ?? saved?.travellers ?? [];
  if (travellers.length !== TRAVELLERS[selection.occupancy])
    return { selection, draft: null, isSaved: false };

  const { travelInsurance = false, paymentType = 'full', promoCode } = saved ?? {};
  const isSaved =
    !asked.travellers && saved?.cabinType === selection.cabinType && saved.occupancy === selection.occupancy;
  const draft = { ...selection, travelInsurance, paymentType, promoCode, travellers };
  return { selection, draft, isSaved };
}
