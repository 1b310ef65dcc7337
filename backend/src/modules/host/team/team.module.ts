import { Module } from '@nestjs/common';
import { AccountModule } from '../../auth/account/account.module.js';
import { PersonalDataModule } from '../../auth/account/personal-data.module.js';
import { SessionsModule } from '../../auth/sessions.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { CoHosts } from './co-hosts.service.js';
import { HostMe } from './host-me.service.js';
import { HostRequests } from './host-requests.service.js';
import { InheritedTrips } from './inherited-trips.service.js';
import { Owners } from './owners.service.js';
import { TeamData } from './team-data.service.js';
import { TeamMailTexts } from './team-mail-texts.service.js';
import { TeamMails } from './team-mails.service.js';
import { TripHandover } from './trip-handover.service.js';

/** Who hosts a trip, who owns it, and who may become a host. */
@Module({
  imports: [AccountModule, PersonalDataModule, SessionsModule, TripAccessModule, TripsModule],
  providers: [
    CoHosts,
    HostMe,
    HostRequests,
    InheritedTrips,
    Owners,
    TeamData,
    TeamMails,
    TeamMailTexts,
    TripHandover,
  ],
  exports: [CoHosts, HostMe, HostRequests, InheritedTrips, Owners, TeamMails, TripHandover],
})
export class TeamModule {}
