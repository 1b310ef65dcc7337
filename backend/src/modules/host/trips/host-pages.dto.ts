import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import type { TripGuide } from '../../../../contracts/trip-guide.js';
import type { HostPart, PageVersion, TripFront, TripPlan } from '../../../../contracts/trip-pages.js';
import type { TripShip } from '../../../../contracts/trip-ship.js';
import { LARGEST_WHOLE } from '../../../platform/http/whole-number.js';
import { FrontDto } from '../../trips/pages/front.dto.js';
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

/** The version of a part that the host was looking at; 0 where nobody had written it. */
const SeenVersion = () => applyDecorators(IsInt(VERSION), Min(0, VERSION), Max(LARGEST_WHOLE, VERSION));

export class ChangePlanDto extends PlanDto {
  @SeenVersion()
  version: number;
}

export class ChangeFrontDto extends FrontDto {
  @SeenVersion()
  version: number;
}

export class ChangeShipDto extends ShipDto {
  @SeenVersion()
  version: number;
}

export class ChangeGuideDto extends GuideDto {
  @SeenVersion()
  version: number;
}

export class HostPlanDto extends PlanDto implements HostPart<TripPlan> {
  version: number;
  /** The newest first, at most 20. */
  versions: PageVersionDto[];
  isOwner: boolean;
}

export class HostFrontDto extends FrontDto implements HostPart<TripFront> {
  version: number;
  /** The newest first, at most 20. */
  versions: PageVersionDto[];
  isOwner: boolean;
}

export class HostShipDto extends ShipDto implements HostPart<TripShip> {
  version: number;
  /** The newest first, at most 20. */
  versions: PageVersionDto[];
  isOwner: boolean;
}

export class HostGuideDto extends GuideDto implements HostPart<TripGuide> {
  version: number;
  /** The newest first, at most 20. */
  versions: PageVersionDto[];
  isOwner: boolean;
}
