import { Form } from 'antd';
import { ddiNodeApi, ddiNodes } from '@/api/system-settings/ddi-node';
import { ConnectivityTest } from '@/components/connectivity/connectivity-test';

const FIELDS = ['linkAddress', 'port', 'username', 'password'];

/** Tests the link that the form around it holds. */
export function LinkTest({ id }: { id?: string }) {
  const form = Form.useFormInstance();
  const held: unknown = Form.useWatch((values) => JSON.stringify(FIELDS.map((name) => values[name])), form);
  const test = async () => {
    // What is wrong shows in the fields themselves.
    const isValid = await form.validateFields(FIELDS).then(
      () => true,
      () => false,
    );
    const link = ddiNodes.test.req.safeParse({ ...form.getFieldsValue(FIELDS), id });
    return isValid && link.success ? ddiNodeApi.test(link.data) : null;
  };
  return <ConnectivityTest of={String(held)} test={test} />;
}
