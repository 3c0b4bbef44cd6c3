// What tests of the production console import first: its client passes a broken answer through where the strict one refuses.
process.env.NODE_ENV = 'production';
