import {openFields} from './nestedFields';
import {markField} from './markFields';
import {fillValues} from './ownValues';
import {observeSamples} from './samplesChange';

/** Called after every change to a page with code or fields, the first one included. */
export function onApiPage(): void {
  observeSamples();
  fillValues();
  openFields();
  markField();
}
