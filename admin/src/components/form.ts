import { useForm as useFormOfKit } from '@lectern/ui/kit';
import { noticeRefusal } from '../query-client.js';

type Work<Values extends object, Saved> = Parameters<typeof useFormOfKit<Values, Saved>>[0];

/** The UI kit's form; a 401 asks the user to sign in, as in any other call. */
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
