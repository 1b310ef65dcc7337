import { IsInt, Max, Min } from 'class-validator';
import type { HostPart, PageVersion, TripFront, TripPlan } from '../../../../contracts/trip-pages.js';
import { LARGEST_WHOLE } from '../../../platform/http/whole-number.js';
import { FrontDto } from '../../trips/pages/front.dto.js';
import { PlanDto } from '../../trips/pages/plan.dto.js';

const VERSION = { message: 'Send the version that you were looking at' };

/** When a part was saved, and by whom. */
export class PageVersionDto implements PageVersion {
  version: number;
  savedAt: string;
  /** Null where the account is gone. */
  savedBy: string | null;
}

export class ChangePlanDto extends PlanDto {
  /** Of the plan that the host was looking at; 0 where there was none. */
  @IsInt(VERSION)
  @Min(0, VERSION)
  @Max(LARGEST_WHOLE, VERSION)
  version: number;
}

export class ChangeFrontDto extends FrontDto {
  /** Of the home page that the host was looking at; 0 where there was none. */
  @IsInt(VERSION)
  @Min(0, VERSION)
  @Max(LARGEST_WHOLE, VERSION)
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
