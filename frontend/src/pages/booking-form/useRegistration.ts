import { offeredCabin } from '../../../../backend/contracts/offered-cabin';
import { sellsInsurance } from '../../../../backend/contracts/insurance';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal, logProblem, sentenceOf } from '../../api/errors';
import { type Registration, registerGuest } from '../../api/guest';
import { HttpError } from '../../api/http';
import { QUOTES_KEY, type Quote } from '../../api/quote';
import { TRIP_KEY, type TripView } from '../../api/trip';
import { keyOfSending } from '../../features/registration/registrationDraft';
import {
  JUDGED,
  type JudgedField,
  problemsOfServer,
  type RegistrationProblems,
} from '../../features/registration/registrationProblems';
import { leaveFor } from '../../lib/browser/leave';
import { useBroughtBack } from '../../lib/browser/useBroughtBack';
import { paths } from '../../lib/paths';
import { toastError, toastSuccess } from '../../ui/toast';
import type { RegistrationForm } from './useRegistrationForm';

/** Long enough to read that it worked; then the payment page is loaded. */
const READ_MS = 1000;

/** Refusals of a form that shows a trip as it is not any more. Of one that is sold out, or whose cabin is, it becomes the waiting list's. */
const OUTDATED = [
  'quote.price_changed',
  'trip.changed_since',
  'trip.not_on_sale',
  'trip.sold_out',
  'trip.cabin_sold_out',
  'trip.cabin_not_sold',
  'promo.unknown',
  'promo.ended',
  'promo.used_up',
] as const;

/** Two names may be wrong alike: away from its field it is said whose is meant. */
const WHOSE: Partial<Record<JudgedField, string>> = { companion: 'Second traveller: ' };

const linesOf = (problems: RegistrationProblems) =>
  JUDGED.flatMap((field) => {
    const message = problems[field];
    return message ? [{ controlId: field, message: `${WHOSE[field] ?? ''}${message}` }] : [];
  });
type Lines = ReturnType<typeof linesOf>;
const NO_LINES: Lines = [];

interface Wanted {
  trip: TripView;
  /** A place on the waiting list, for no such place is left. */
  isWaiting: boolean;
  /** As far as the trip takes it. */
  promoCode: string | undefined;
}

/** The form as the specification's section 3 has it; the figures are the server's own, sent back to be checked. */
function bodyOf(form: RegistrationForm, quote: Quote, { trip, isWaiting, promoCode }: Wanted): Registration {
  const { name, email, phone, companion, occupancy, cabinType, paymentType, travelInsurance } =
    form.getValues();
  return {
    name: name.trim(),
    email: email.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(occupancy === 'double' && { companion: { name: companion.trim() } }),
    cabinType: offeredCabin(trip.cabins, cabinType),
    paymentType,
    // Ticked earlier, on a trip that sold it.
    travelInsurance: travelInsurance && sellsInsurance(trip),
    promoCode,
    totalAmount: quote.totalCents / 100,
    depositAmount: quote.dueTodayCents / 100,
    remainingAmount: quote.remainingCents / 100,
    tripId: trip.id,
    tripVersion: trip.version,
    ...(isWaiting && { waitlist: true }),
  };
}

/**
 * Judges the form, registers the guest and goes on to their payment page. `lines` is what a failed submit found, here or
 * on the server; `problem` is a sentence for everything that no field is to blame for.
 */
export function useRegistration(form: RegistrationForm, quote: Quote | undefined, wanted: Wanted) {
  const queryClient = useQueryClient();
  const [lines, setLines] = useState(NO_LINES);
  const [isLeaving, setLeaving] = useState(false);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Registration) => registerGuest(body, keyOfSending(body)),
    onSuccess: (guestId) => {
      const description = wanted.isWaiting ? 'One moment...' : 'Redirecting to payment...';
      toastSuccess({ title: 'Registration Successful', description });
      setLeaving(true);
      setTimeout(() => leaveFor(paths.payment(guestId)), READ_MS);
    },
    onError: (refusal) => {
      logProblem('The guest was not registered', refusal);
      const wasAnswered = refusal instanceof HttpError && refusal.status !== 0;
      const description = wasAnswered ? 'Failed to register guest' : sentenceOf(refusal);
      toastError({ title: 'Registration Failed', description });
      if (OUTDATED.some((code) => isRefusal(refusal, code))) {
        for (const queryKey of [QUOTES_KEY, TRIP_KEY]) void queryClient.invalidateQueries({ queryKey });
      }
      const problems = problemsOfServer(refusal instanceof HttpError ? refusal.fields : {});
      for (const field of JUDGED) if (problems[field]) form.setError(field, { message: problems[field] });
      setLines(linesOf(problems));
    },
  });

  // It was left in the middle of leaving.
  useBroughtBack(() => setLeaving(false));

  const submit = form.handleSubmit(
    () => {
      setLines(NO_LINES);
      if (quote) mutate(bodyOf(form, quote, wanted));
    },
    (errors) =>
      setLines(
        linesOf(
          Object.fromEntries(Object.entries(errors).map(([field, problem]) => [field, problem.message])),
        ),
      ),
  );

  return {
    submit,
    lines,
    isSubmitting: isPending || isLeaving,
    problem: error && lines.length === 0 ? sentenceOf(error) : null,
    forgive: () => {
      setLines(NO_LINES);
      reset();
    },
  };
}
