import { Module } from '@nestjs/common';
import { TeamModule } from '../team/team.module.js';
import { AccountKeeper } from './account-keeper.service.js';
import { KeepingMails } from './keeping-mails.service.js';
import { Operator } from './operator.service.js';
import { SecurityAlarm } from './security-alarm.service.js';
import { SecurityReader } from './security-reader.service.js';

/** What who runs the site sees of accounts and of what happens to them. */
@Module({
  imports: [TeamModule],
  providers: [AccountKeeper, KeepingMails, Operator, SecurityAlarm, SecurityReader],
  exports: [Operator, SecurityReader],
})
export class OperatorModule {}
