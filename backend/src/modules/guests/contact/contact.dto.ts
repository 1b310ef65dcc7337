import { IsIn, IsNotEmpty, IsString, IsUUID, Matches, MaxLength, ValidateIf } from 'class-validator';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { OneLine, PersonName } from '../../../platform/http/one-line.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { TOPIC_NAMES, type Topic } from './contact.rules.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

const isEmpty = (text: string | undefined) => text === undefined || text === '';
const isCall = ({ topic }: ContactDto) => topic === 'call';

/** What the contact page sends. `phone` and `preferredTimes` count with the topic `call` only. */
export class ContactDto {
  /** Made by the browser for this message: sent again with the same words, it is the same message. */
  @IsUUID(undefined, { message: 'Reload the page and try again' })
  clientId: string;

  @PersonName()
  @MaxLength(MOST.wholeName, TOO_LONG)
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  name: string;

  @MailAddress()
  @MaxLength(MOST.address, TOO_LONG)
  email: string;

  @IsIn(TOPIC_NAMES, { message: 'Choose what it is about' })
  topic: Topic;

  @ValidateIf((dto: ContactDto) => !isCall(dto) || !isEmpty(dto.message))
  @trimmed()
  @MaxLength(MOST.contactMessage, TOO_LONG)
  @IsNotEmpty({ message: 'Message is required' })
  @IsString({ message: 'Message is required' })
  message?: string;

  @ValidateIf(isCall)
  @OneLine()
  @MaxLength(MOST.phone, TOO_LONG)
  @Matches(/^\+?[\d\s().-]{5,}$/, { message: 'Enter a phone number, with the country code if it is not +1' })
  @IsNotEmpty({ message: 'Phone number is required' })
  @IsString({ message: 'Phone number is required' })
  phone?: string;

  @ValidateIf(isCall)
  @OneLine()
  @MaxLength(MOST.line, TOO_LONG)
  @IsNotEmpty({ message: 'Tell us when we may call' })
  @IsString({ message: 'Tell us when we may call' })
  preferredTimes?: string;
}
