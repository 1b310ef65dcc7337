import { IsIn, IsInt, IsNotEmpty, IsString, IsUUID, Matches, MaxLength, ValidateIf } from 'class-validator';
import { CALLABLE, NO_PHONE, WRONG_PHONE } from '../../../../contracts/phone-number.js';
import { NO_CALL_TIME, NO_MESSAGE, NO_NAME, NO_TOPIC, NO_TRIP } from '../../../../contracts/contact-words.js';
import { Line } from '../../../platform/http/line.js';
import { inContract } from '../../../platform/http/in-contract.js';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { PersonName } from '../../../platform/http/one-line.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { TOPIC_NAMES, type Topic } from './contact.rules.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

const isEmpty = (text: string | undefined) => text === undefined || text === '';
const isCall = ({ topic }: ContactDto) => topic === 'call';

/** What the contact page sends. `phone` and `preferredTimes` count with the topic `call` only. */
export class ContactDto {
  /** Made by the browser for this message: sent again with the same words about the same trip, it is the same message. */
  @IsUUID(undefined, { message: 'Reload the page and try again' })
  clientId: string;

  @PersonName()
  @MaxLength(MOST.wholeName, TOO_LONG)
  @IsNotEmpty({ message: NO_NAME })
  @IsString({ message: NO_NAME })
  name: string;

  @MaxLength(MOST.address, TOO_LONG)
  @MailAddress()
  email: string;

  @IsIn(TOPIC_NAMES, { message: NO_TOPIC })
  topic: Topic;

  /** The trip that it is about: one on sale, or one that the account travels with or hosts. */
  @MayBeLeftOut()
  @IsInt({ message: NO_TRIP })
  tripId?: number;

  @ValidateIf((dto: ContactDto) => !isCall(dto) || !isEmpty(dto.message))
  @trimmed()
  @MaxLength(MOST.contactMessage, TOO_LONG)
  @IsNotEmpty({ message: NO_MESSAGE })
  @IsString({ message: NO_MESSAGE })
  message?: string;

  @ValidateIf(isCall)
  @Line(MOST.phone)
  @Matches(CALLABLE, { message: WRONG_PHONE })
  @inContract({ pattern: CALLABLE.source })
  @IsNotEmpty({ message: NO_PHONE })
  @IsString({ message: NO_PHONE })
  phone?: string;

  @ValidateIf(isCall)
  @Line(MOST.line)
  @IsNotEmpty({ message: NO_CALL_TIME })
  @IsString({ message: NO_CALL_TIME })
  preferredTimes?: string;
}
