import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { onceHeader } from '../onceHeader';

/** The money of one booking, as a host of its trip sees it. Amounts in cents. */
export type HostMoney = Schemas['HostBookingMoneyDto'];
export type HostPayment = Schemas['HostPaymentLineDto'];
export type HostRefund = Schemas['HostRefundDto'];
/** What one host did above the limit, until another one has confirmed it. */
export type WaitingAct = Schemas['WaitingActDto'];
export type ScheduledPart = HostMoney['schedule'][number];
export type HostCredit = Schemas['CreditLineDto'];
export type MoneyAlert = Schemas['MoneyAlertDto'];
export type NewRefund = Schemas['GiveRefundDto'];
export type NewGiving = Schemas['GiveBackDto'];
export type NewCredit = Schemas['GrantCreditDto'];
export type NewRecord = Schemas['RecordPaymentDto'];
export type AccessWord = Schemas['AccessDto'];

const POLL_MS = 5_000;
const IN_FLIGHT: readonly string[] = ['requested', 'submitted', 'pending'];

/** Asked again every few seconds while PayPal has not ended a refund; what a host gives back may take weeks. */
export function useBookingMoney(id: string) {
  return useQuery({
    queryKey: ['host', 'booking', id, 'money'],
    queryFn: ({ signal }) =>
      dataOf<HostMoney>(client.GET('/api/host/bookings/{id}/money', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) =>
      state.data?.refunds.some(({ status, isHostsToGive }) => IN_FLIGHT.includes(status) && !isHostsToGive)
        ? POLL_MS
        : false,
  });
}

/** A change to a booking's money: whatever came of it, all that hosts see is read again. */
function useChange<V, T>(change: (values: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}

/** A wish under its key: the same key is the same wish, however often it is sent. */
type Keyed<T> = T & { key: string };

const once = (id: string, key: string) => ({ path: { id }, header: onceHeader(key) });

export function useGiveRefund(id: string) {
  return useChange(({ key, ...body }: Keyed<NewRefund>) =>
    dataOf<Schemas['GivenRefundsDto']>(
      client.POST('/api/host/bookings/{id}/refunds', { params: once(id, key), body }),
    ),
  );
}

/** A refund that PayPal did not make was given back another way. */
export function useGiveBack(id: string) {
  return useChange(({ key, refundId, ...body }: Keyed<NewGiving & { refundId: string }>) => {
    const header = onceHeader(key);
    const params = { path: { id, refundId }, header };
    return dataOf(client.POST('/api/host/bookings/{id}/refunds/{refundId}/given', { params, body }));
  });
}

export function useGrantCredit(id: string) {
  return useChange(({ key, ...body }: Keyed<NewCredit>) =>
    dataOf<Schemas['GrantedCreditDto']>(
      client.POST('/api/host/bookings/{id}/credits', { params: once(id, key), body }),
    ),
  );
}

export function useApplyCredit(id: string) {
  return useChange((key: string) =>
    dataOf(client.POST('/api/host/bookings/{id}/credits/use', { params: once(id, key) })),
  );
}

export function useRecordPayment(id: string) {
  return useChange(({ key, ...body }: Keyed<NewRecord>) =>
    dataOf(client.POST('/api/host/bookings/{id}/payments', { params: once(id, key), body })),
  );
}

export function useConfirmAct(id: string) {
  return useChange(({ key, waitingId }: Keyed<{ waitingId: string }>) => {
    const header = onceHeader(key);
    const params = { path: { id, waitingId }, header };
    return dataOf(client.POST('/api/host/bookings/{id}/acts/{waitingId}/confirm', { params }));
  });
}

export function useRefuseAct(id: string) {
  return useChange(({ key, waitingId, reason }: Keyed<{ waitingId: string; reason: string }>) => {
    const header = onceHeader(key);
    const params = { path: { id, waitingId }, header };
    return dataOf(
      client.POST('/api/host/bookings/{id}/acts/{waitingId}/refuse', { params, body: { reason } }),
    );
  });
}

/** Stops waiting for a payment that PayPal holds back. */
export function useEndPending(id: string) {
  return useChange(({ key, paymentId, reason }: Keyed<{ paymentId: string; reason: string }>) => {
    const header = onceHeader(key);
    const params = { path: { id, paymentId }, header };
    return dataOf(
      client.POST('/api/host/bookings/{id}/payments/{paymentId}/end', { params, body: { reason } }),
    );
  });
}

/** Takes a record that was wrong out of the books. */
export function useTakeOut(id: string) {
  return useChange(({ key, paymentId, reason }: Keyed<{ paymentId: string; reason: string }>) => {
    const header = onceHeader(key);
    const params = { path: { id, paymentId }, header };
    return dataOf(
      client.POST('/api/host/bookings/{id}/payments/{paymentId}/wrong', { params, body: { reason } }),
    );
  });
}

export function useDecideAccess(id: string) {
  return useChange(({ key, ...body }: Keyed<AccessWord>) =>
    dataOf(client.PUT('/api/host/bookings/{id}/access', { params: once(id, key), body })),
  );
}

/** Gives one part of the plan another day, which stays when the trip moves. */
export function useMoveDueDate(id: string) {
  return useChange(({ key, position, ...body }: Keyed<Schemas['MoveDueDateDto'] & { position: number }>) => {
    const header = onceHeader(key);
    const params = { path: { id, position }, header };
    return dataOf(client.PUT('/api/host/bookings/{id}/parts/{position}', { params, body }));
  });
}

/** Asks PayPal about everything of the booking that has no end. */
export function useCheckNow(id: string) {
  return useChange(() =>
    dataOf<HostMoney>(client.POST('/api/host/bookings/{id}/check', { params: { path: { id } } })),
  );
}

/** What about money waits for a person, newest first. */
export function useMoneyAlerts() {
  return useQuery({
    queryKey: ['host', 'payments', 'alerts'],
    queryFn: ({ signal }) => dataOf<MoneyAlert[]>(client.GET('/api/host/alerts', { signal })),
  });
}

export function useCloseAlert() {
  return useChange(({ alertId, note }: { alertId: number; note: string }) =>
    dataOf(
      client.POST('/api/host/alerts/{alertId}/close', { params: { path: { alertId } }, body: { note } }),
    ),
  );
}

/** Holds the books against PayPal's own statement of the last days. */
export function useCompareStatement() {
  return useChange((days: number) =>
    dataOf<Schemas['ComparisonDto']>(client.POST('/api/host/statement/compare', { body: { days } })),
  );
}
