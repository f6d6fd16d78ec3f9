import { useForm as useFormOfKit } from '@lectern/ui/kit';
import { noticeRefusal } from '../query-client.js';

type Work<Values extends object, Saved> = Parameters<typeof useFormOfKit<Values, Saved>>[0];

/** The form of the kit; where the session is over, its refusal leads to signing in, as that of any other call does. */
export const useForm = <Values extends object, Saved = unknown>(work: Work<Values, Saved>) =>
  useFormOfKit<Values, Saved>({
    ...work,
    send: async (values, version) => {
      try {
        return await work.send(values, version);
      } catch (error) {
        noticeRefusal(error);
        throw error;
      }
    },
  });
