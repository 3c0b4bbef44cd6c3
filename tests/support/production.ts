// What tests of the production console import first: its client passes a broken answer through where the strict one refuses.
// React is loaded before, in its development build, which act() needs.
import 'react/jsx-runtime';
import 'react/jsx-dev-runtime';
import '@testing-library/react';

process.env.NODE_ENV = 'production';
