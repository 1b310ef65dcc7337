import {
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

/** On a date's `task`: only a document's deadline is one of the check-list's. */
@ValidatorConstraint()
export class TaskOfDocument implements ValidatorConstraintInterface {
  validate(task: unknown, { object }: ValidationArguments): boolean {
    return task === null || ('kind' in object && object.kind === 'document');
  }

  defaultMessage(): string {
    return 'Only a document has a place in the check-list';
  }
}
