/** What the contract tells of a field beside its type. */
interface Told {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  enum?: readonly string[];
}

type Fields = Record<string, object>;
/** Where `nest build` leaves on a DTO what it found; tests that compile by themselves have none. */
const BUILT = '_OPENAPI_METADATA_FACTORY';
type Described = Partial<Record<typeof BUILT, () => Fields>>;

/**
 * Tells the contract what a field may hold: its reader sees the decorators that stand on the field themselves and no others.
 * Added to what the build found, where DTOs that are made of this one find it too; `ApiProperty` would put the field before
 * all others.
 */
export const inContract =
  (told: Told): PropertyDecorator =>
  (target, field) => {
    const dto = target.constructor as Described;
    const found = dto[BUILT];
    if (!found) return;
    dto[BUILT] = () => {
      const fields = found();
      return { ...fields, [field]: { ...fields[String(field)], ...told } };
    };
  };
