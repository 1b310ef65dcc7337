import { type CsvColumn, writeCsv } from '../../../platform/csv/csv-writer.js';
import { amountText } from '../../bookings/quote/money-text.js';
import type { MoneyReportDto, ReportLineDto } from './money-report.dto.js';

const money = (
  header: string,
  name: keyof Omit<ReportLineDto, 'tripId' | 'tripTitle'>,
): CsvColumn<ReportLineDto> => ({ header, value: (line) => Number(amountText(line[name])) });

const COLUMNS: CsvColumn<ReportLineDto>[] = [
  { header: 'Trip', value: ({ tripTitle }) => tripTitle },
  money('Charges', 'chargesCents'),
  money('Discounts', 'discountsCents'),
  money('Adjustments', 'adjustmentsCents'),
  money('PayPal', 'paypalCents'),
  money('Cash', 'cashCents'),
  money('Bank transfer', 'bankCents'),
  money('Check', 'checkCents'),
  money('Other', 'otherCents'),
  money('Refunds', 'refundsCents'),
  money('Taken back', 'reversalsCents'),
  money('Credits used', 'creditsCents'),
  money('PayPal fees', 'feesCents'),
  money('Net', 'netCents'),
  money('Change of what is owed', 'owedChangeCents'),
];

/** The report as a file for spreadsheets, its sum in the last line. Amounts in dollars. */
export function reportCsv({ trips, total }: MoneyReportDto): string {
  return writeCsv(COLUMNS, [...trips, total]);
}

/** Named by its period, as far as it has one: two files of one folder are not taken for one another. */
export function reportFileName({ from, to }: { from?: string | undefined; to?: string | undefined }): string {
  return `${['financial-report', from, to].filter(Boolean).join('_')}.csv`;
}
