import { ValidateIf } from 'class-validator';

/** On a field of a DTO: it may be absent. Unlike IsOptional it does not let null through to the code behind. */
export const MayBeLeftOut = () => ValidateIf((_, value) => value !== undefined);
