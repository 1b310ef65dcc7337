import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { CABIN_TYPES, type CabinType } from '../trips/trip-config.js';
import { OCCUPANCIES, PLANS, type Occupancy, type Plan } from './quote.rules.js';
import { QuoteDto } from './selection.dto.js';
import { TravellerDto } from './travellers.dto.js';

/** What a buyer has entered: kept on the server, so that nothing personal stands in an address. */
export class DraftDto {
  @IsIn(CABIN_TYPES, { message: 'Choose an inside, ocean view or balcony cabin' })
  cabinType: CabinType;

  @IsIn(OCCUPANCIES, { message: 'Choose double or single occupancy' })
  occupancy: Occupancy;

  @IsOptional()
  @IsBoolean({ message: 'Say whether travel insurance is wanted' })
  travelInsurance: boolean = false;

  @IsOptional()
  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType: Plan = 'full';

  @IsArray({ message: 'Enter the travellers' })
  @ArrayMinSize(1, { message: 'Enter at least one traveller' })
  @ArrayMaxSize(2, { message: 'A cabin is for one or two travellers' })
  @ValidateNested({ each: true })
  @Type(() => TravellerDto)
  travellers: TravellerDto[];
}

export class DraftChoicesDto {
  @IsOptional()
  @IsBoolean({ message: 'Say whether travel insurance is wanted' })
  travelInsurance?: boolean;

  @IsOptional()
  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType?: Plan;
}

/** The draft with its price today. */
export class DraftViewDto extends DraftDto {
  quote: QuoteDto;
}
