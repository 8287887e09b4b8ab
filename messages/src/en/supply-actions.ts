import type { supplyActions as ar, startOver as arStartOver } from '../ar/supply-actions.ts';
import type { Shape } from '../shape.ts';

/** The brief's confirmation before a new property or unit deletes the one that was not completed (its section 4). */
export const startOver: Shape<typeof arStartOver> = {
  confirmTitle: 'Start a new one',
  confirmProperty: 'You have an incomplete property. Starting a new one deletes it. Continue?',
  confirmUnit: 'You have an incomplete unit. Starting a new one deletes it. Continue?',
  confirm: 'Delete it and start anew',
  confirmIt: 'Delete it and start anew',
};

/** What can be done with a property or a unit of one's own beside editing it. */
export const supplyActions: Shape<typeof ar> = {
  ...startOver,
  column: 'More options',
  open: 'More options: {name}',
  ofProperty: 'The property',
  ofUnit: 'The unit',
  copy: 'One more property like this',
  copyUnit: 'One more unit like this',
  copyHint: 'Opens a new one filled in like this property and its first unit, without photos and licence.',
  copyUnitHint: 'Opens a new unit of the same property filled in like this one, without photos and licence.',
  remove: 'Delete the property',
  removeUnit: 'Delete the unit',
  removeTitle: 'Delete the property?',
  removeUnitTitle: 'Delete the unit?',
  removeText:
    '“{name}” is deleted for good, with its units and their ads. Its past bookings stay in your account.',
  removeUnitText: '“{name}” is deleted for good, with its ad. Its past bookings stay in your account.',
  removed: 'The property was deleted',
  removedUnit: 'The unit was deleted',
  keptTitle: 'The property cannot be deleted now',
  keptUnitTitle: 'The unit cannot be deleted now',
};
