import type {OptionValidationContext} from '@docusaurus/types';
import type * as z from 'zod';
import {readData} from './readData';

type Validate<Options> = (context: OptionValidationContext<object | undefined, Options>) => Options & {id: string};

/**
 * @param place start of each message: the plugin, and the file with its options
 * @returns the function that Docusaurus calls with the options of a plugin; it refuses options that the schema refuses
 */
export function optionsValidator<Options extends object>(schema: z.ZodType<Options>, place: string): Validate<Options> {
  return ({options}) => {
    // The name of the plugin's instance is not an option of its own, but Docusaurus wants it back.
    const {id = 'default', ...own}: {id?: string} = options ?? {};
    return {...readData(schema, own, place), id};
  };
}
