import type { ReportLineDto } from './money-report.dto.js';

/** Sums of one trip's ledger lines as the database adds them up, in cents. */
export type ReportSums = Omit<ReportLineDto, 'netCents' | 'owedChangeCents'>;

/** What the sums come to. */
export function reportLine(sums: ReportSums): ReportLineDto {
  const received = sums.paypalCents + sums.cashCents + sums.bankCents + sums.checkCents + sums.otherCents;
  const kept = received - sums.refundsCents - sums.reversalsCents;
  const cost = sums.chargesCents - sums.discountsCents + sums.adjustmentsCents;
  return { ...sums, netCents: kept - sums.feesCents, owedChangeCents: cost - kept - sums.creditsCents };
}

/** The last line of the report: every column is the sum of the lines above. */
export function reportTotal(lines: readonly ReportLineDto[]): ReportLineDto {
  const sum = (name: keyof Omit<ReportSums, 'tripId' | 'tripTitle'>) =>
    lines.reduce((total, line) => total + line[name], 0);
  return reportLine({
    tripId: null,
    tripTitle: 'All trips',
    chargesCents: sum('chargesCents'),
    discountsCents: sum('discountsCents'),
    adjustmentsCents: sum('adjustmentsCents'),
    paypalCents: sum('paypalCents'),
    cashCents: sum('cashCents'),
    bankCents: sum('bankCents'),
    checkCents: sum('checkCents'),
    otherCents: sum('otherCents'),
    refundsCents: sum('refundsCents'),
    reversalsCents: sum('reversalsCents'),
    creditsCents: sum('creditsCents'),
    feesCents: sum('feesCents'),
  });
}
