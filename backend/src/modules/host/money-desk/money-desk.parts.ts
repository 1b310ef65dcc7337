import { Forecast } from './forecast.service.js';
import { HostPaymentsController } from './host-payments.controller.js';
import { HostReceipts } from './host-receipts.service.js';
import { HostReportController } from './host-report.controller.js';
import { MoneyReport } from './money-report.service.js';
import { PaymentsList } from './payments-list.service.js';
import { ReminderDesk } from './reminder-desk.service.js';

/** The Payments tab and the report. */
export const MONEY_DESK = [Forecast, HostReceipts, MoneyReport, PaymentsList, ReminderDesk];
export const MONEY_DESK_CONTROLLERS = [HostPaymentsController, HostReportController];
