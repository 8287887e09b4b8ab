/** There was no room for the work in time, and it was not begun. */
export class NoRoom extends Error {
  constructor() {
    super('no room in time');
    this.name = 'NoRoom';
  }
}
