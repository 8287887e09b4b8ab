/** What the commercial register says of a registration. */
export interface Registered {
  registration: string;
  /** The establishment's unified number, which the authority knows it by too; null where none is told. */
  nationalNumber: string | null;
  name: string;
  city: string | null;
  issuedOn: string | null;
  activities: string[];
  /** It may trade: in force, and nobody winds it up. */
  isActive: boolean;
  /** Identity numbers of its owners and managers: compared and forgotten, kept nowhere. Null where it names none. */
  people: readonly string[] | null;
}

/**
 * The commercial register of the Ministry of Commerce (Wathq; domain.md 2.3). Undefined for a number that it does not know; throws
 * `RegisterDown` when there is no answer that can be understood and believed.
 */
export interface CommercialRegister {
  look(number: string): Promise<Registered | undefined>;
}

/** There was no answer: worth another try later. Says nothing of an office. */
export class RegisterDown extends Error {
  constructor(reason: string) {
    super(`the commercial register did not answer: ${reason}`);
    this.name = 'RegisterDown';
  }
}
