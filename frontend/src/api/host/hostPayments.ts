import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { scopeQuery, type TripScope } from '../../lib/tripScope';
import { client, dataOf, type Schemas } from '../client';
import { onceHeader } from '../onceHeader';

/** Amounts in cents, days `YYYY-MM-DD` in the trip's zone. */
export type PaymentsPage = Schemas['PaymentsPageDto'];
export type PaymentRow = Schemas['PaymentRowDto'];
export type PaymentFigures = Schemas['PaymentFiguresDto'];
export type ForecastData = Schemas['ForecastDto'];
export type ShipMoney = Schemas['ShipMoneyDto'];
export type MoneyReportData = Schemas['MoneyReportDto'];
export type ReportLine = Schemas['ReportLineDto'];
export type ReminderPreview = Schemas['ReminderPreviewDto'];
export type ReminderCandidate = Schemas['ReminderCandidateDto'];
export type RemindersSent = Schemas['RemindersSentDto'];
export type RemindWish = Schemas['RemindDto'];
export type PaymentSearch = Schemas['PaymentSearchDto'];

const ofTrip = (trip: number | null) => (trip === null ? {} : { trip });

/** Who has paid what, and what is still to come. Old rows stay while new ones are fetched. `isWanted: false` asks for nothing. */
export function usePayments(
  { scope, q, status }: { scope: TripScope } & Pick<PaymentSearch, 'q' | 'status'>,
  isWanted = true,
) {
  const query = { ...scopeQuery(scope), q, status };
  return useQuery({
    queryKey: ['host', 'payments', 'list', query],
    queryFn: ({ signal }) =>
      dataOf<PaymentsPage>(client.GET('/api/host/payments', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

export function useForecast(scope: TripScope) {
  return useQuery({
    queryKey: ['host', 'payments', 'forecast', scope],
    queryFn: ({ signal }) =>
      dataOf<ForecastData>(
        client.GET('/api/host/forecast', { params: { query: scopeQuery(scope) }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Whether what guests pay comes in time for the ship. */
export function useShipMoney(tripId: number) {
  return useQuery({
    queryKey: ['host', 'payments', 'ship', tripId],
    queryFn: ({ signal }) =>
      dataOf<ShipMoney>(
        client.GET('/api/host/trips/{tripId}/ship-money', { params: { path: { tripId } }, signal }),
      ),
  });
}

export interface ReportPeriod {
  trip: number | null;
  /** Null means without a limit. */
  from: string | null;
  to: string | null;
}

const reportQuery = ({ trip, from, to }: ReportPeriod) => ({
  ...ofTrip(trip),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export function useMoneyReport(period: ReportPeriod) {
  const query = reportQuery(period);
  return useQuery({
    queryKey: ['host', 'payments', 'report', query],
    queryFn: ({ signal }) =>
      dataOf<MoneyReportData>(client.GET('/api/host/report', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The report as a file: the server's bytes, byte order mark and all. */
export async function fetchReportFile(period: ReportPeriod): Promise<Blob> {
  const params = { query: reportQuery(period) };
  return dataOf<Blob>(client.GET('/api/host/report.csv', { params, parseAs: 'blob' }));
}

/**
 * Exactly who would be reminded, and the mail as one of them gets it. Asked again whenever the dialog opens: it must not be
 * an old answer.
 * @param reader whose mail: a booking of the list, or null for the first.
 */
export function useReminderPreview(wish: RemindWish, reader: string | null) {
  return useQuery({
    queryKey: ['host', 'payments', 'reminders', wish, reader],
    queryFn: ({ signal }) =>
      dataOf<ReminderPreview>(
        client.POST('/api/host/reminders/preview', { body: { ...wish, ...(reader && { reader }) }, signal }),
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
}

/** Sends what was previewed. The same key is the same sending. */
export function useSendReminders() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ wish, key }: { wish: RemindWish; key: string }) =>
      dataOf<RemindersSent>(
        client.POST('/api/host/reminders', { body: wish, params: { header: onceHeader(key) } }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host', 'booking'] }),
  });
}

/** A receipt of one of the host's guests. */
export function useHostReceipt(id: string) {
  return useQuery({
    queryKey: ['host', 'booking', 'receipt', id],
    queryFn: ({ signal }) =>
      dataOf<Schemas['ReceiptDto']>(
        client.GET('/api/host/receipts/{id}', { params: { path: { id } }, signal }),
      ),
  });
}

/** How much waits for this host. */
export function useWaiting(scope: TripScope) {
  return useQuery({
    queryKey: ['host', 'actions', 'waiting', scope],
    queryFn: ({ signal }) =>
      dataOf<Schemas['WaitingDto']>(
        client.GET('/api/host/waiting', { params: { query: scopeQuery(scope) }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}
