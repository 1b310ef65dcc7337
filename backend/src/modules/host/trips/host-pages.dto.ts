import { IntersectionType } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import type { PageVersion } from '../../../../contracts/trip-pages.js';
import { LARGEST_WHOLE } from '../../../platform/http/whole-number.js';
import { CabinsDto } from '../../trips/pages/cabins.dto.js';
import { FrontDto } from '../../trips/pages/front.dto.js';
import { GroupDto } from '../../trips/pages/group.dto.js';
import { GuideDto } from '../../trips/pages/guide.dto.js';
import { PlanDto } from '../../trips/pages/plan.dto.js';
import { ShipDto } from '../../trips/pages/ship.dto.js';

const VERSION = { message: 'Send the version that you were looking at' };

/** When a part was saved, and by whom. */
export class PageVersionDto implements PageVersion {
  version: number;
  savedAt: string;
  /** Null where the account is gone. */
  savedBy: string | null;
}

/** What a part is saved with. */
class SeenVersionDto {
  /** The version that the host was looking at; 0 where nobody had written it. */
  @IsInt(VERSION)
  @Min(0, VERSION)
  @Max(LARGEST_WHOLE, VERSION)
  version: number;
}

/** What a part is read with. */
class SavedPartDto {
  version: number;
  /** The newest first, at most 20. */
  versions: PageVersionDto[];
  isOwner: boolean;
}

/** What an earlier version is read with. */
class PastPartDto {
  tripId: number;
  version: number;
  /** How many of its pictures were removed since: the site's own ship is in their places. */
  picturesGone: number;
}

export class ChangePlanDto extends IntersectionType(PlanDto, SeenVersionDto) {}
export class ChangeFrontDto extends IntersectionType(FrontDto, SeenVersionDto) {}
export class ChangeShipDto extends IntersectionType(ShipDto, SeenVersionDto) {}
export class ChangeCabinsDto extends IntersectionType(CabinsDto, SeenVersionDto) {}
export class ChangeGuideDto extends IntersectionType(GuideDto, SeenVersionDto) {}
export class ChangeGroupDto extends IntersectionType(GroupDto, SeenVersionDto) {}

export class HostPlanDto extends IntersectionType(PlanDto, SavedPartDto) {}
export class HostFrontDto extends IntersectionType(FrontDto, SavedPartDto) {}
export class HostShipDto extends IntersectionType(ShipDto, SavedPartDto) {}
export class HostCabinsDto extends IntersectionType(CabinsDto, SavedPartDto) {}
export class HostGuideDto extends IntersectionType(GuideDto, SavedPartDto) {}
export class HostGroupDto extends IntersectionType(GroupDto, SavedPartDto) {}

export class PastPlanDto extends IntersectionType(PlanDto, PastPartDto) {}
export class PastFrontDto extends IntersectionType(FrontDto, PastPartDto) {}
export class PastShipDto extends IntersectionType(ShipDto, PastPartDto) {}
export class PastCabinsDto extends IntersectionType(CabinsDto, PastPartDto) {}
export class PastGuideDto extends IntersectionType(GuideDto, PastPartDto) {}
export class PastGroupDto extends IntersectionType(GroupDto, PastPartDto) {}
