import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

interface SchemaFormOptions<Input extends FieldValues, Output> {
  schema: ZodMiniType<Output, Input>;
  defaultValues?: DefaultValues<Input>;
  /** The field that the form was opened for; typing replaces what it holds. */
  arriveAt?: Path<Input>;
  /** When a problem first shows. @default 'onSubmit' */
  mode?: 'onSubmit' | 'onChange';
}

export interface SchemaForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** What a text field needs to be the one of that name. */
  field: <Name extends Path<Input>>(name: Name) => SchemaField<Name>;
  problemOf: (name: Path<Input>) => string | undefined;
}

type SchemaField<Name extends string> = UseFormRegisterReturn<Name> & { error: string | undefined };

/** Silent while it is first filled in; from the first attempt on, every correction shows at once. */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  arriveAt,
  mode = 'onSubmit',
}: SchemaFormOptions<Input, Output>): SchemaForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode,
    shouldFocusError: false,
  });
  const { register, setFocus, getFieldState, formState } = form;
  const { errors, submitCount } = formState;

  const arrive = useEffectEvent(() => {
    if (arriveAt !== undefined) setFocus(arriveAt, { shouldSelect: true });
  });
  useEffect(() => arrive(), []);

  const goToProblem = useEffectEvent(() => {
    const [name] = Object.keys(errors).filter((each) => each !== 'root');
    if (name !== undefined) setFocus(name as Path<Input>);
  });
  // After the render that marked the fields, so that a screen reader says the problem with the field.
  useEffect(() => {
    if (submitCount > 0) goToProblem();
  }, [submitCount]);

  const problemOf = (name: Path<Input>): string | undefined => getFieldState(name, formState).error?.message;
  return { ...form, problemOf, field: (name) => ({ ...register(name), error: problemOf(name) }) };
}
