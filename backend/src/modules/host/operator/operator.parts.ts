import { AccountKeeper } from './account-keeper.service.js';
import { KeepingMails } from './keeping-mails.service.js';
import { OperatorController } from './operator.controller.js';
import { SecurityAlarm } from './security-alarm.service.js';
import { SecurityController } from './security.controller.js';
import { SecurityReader } from './security-reader.service.js';
import { Operator } from './operator.service.js';

export const OPERATOR_CONTROLLERS = [OperatorController, SecurityController];
export const OPERATOR_PROVIDERS = [AccountKeeper, KeepingMails, Operator, SecurityAlarm, SecurityReader];
