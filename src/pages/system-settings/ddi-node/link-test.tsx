import { Form } from 'antd';
import { ddiNodeApi, ddiNodes } from '@/api/system-settings/ddi-node';
import { ConnectivityTest } from '@/components/connectivity/connectivity-test';
import { formOf } from '@/ui/form/form-of';

const { useValue } = formOf(ddiNodes.test.req);
const FIELDS = ['linkAddress', 'port', 'username', 'password'];

/** Tests the link that the form around it holds. */
export function LinkTest({ id }: { id?: string }) {
  const form = Form.useFormInstance();
  const link = [useValue('linkAddress'), useValue('port'), useValue('username'), useValue('password')];
  const test = async () => {
    // What is wrong shows in the fields themselves.
    const isValid = await form.validateFields(FIELDS).then(
      () => true,
      () => false,
    );
    const entered = ddiNodes.test.req.safeParse({ ...form.getFieldsValue(FIELDS), id });
    return isValid && entered.success ? ddiNodeApi.test(entered.data) : null;
  };
  return <ConnectivityTest of={JSON.stringify(link)} test={test} />;
}
