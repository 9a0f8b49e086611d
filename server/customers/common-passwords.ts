/** Passwords of eight characters and more that guessers try first, here and elsewhere. */
export const commonPasswords = new Set(
  (
    '12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 ' +
    '111111111 1111111111 00000000 0000000000 22222222 55555555 66666666 77777777 88888888 ' +
    '99999999 123123123 12341234 123454321 112233445566 11223344 1122334455 147258369 ' +
    '159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsxedc qwertyui qwertyuiop ' +
    'qwerty123 qwerty12 qwerty1234 qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 ' +
    'password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword ' +
    'pass1234 pass12345 abcd1234 abc12345 abc123456 abcdefgh abcdefg1 aaaaaaaa a1b2c3d4 ' +
    'iloveyou iloveyou1 iloveyou2 sunshine princess football baseball superman batman123 ' +
    'welcome1 welcome123 admin123 admin1234 administrator letmein1 letmein123 trustno1 ' +
    'whatever starwars computer internet samsung1 facebook google123 michelle jennifer ' +
    'liverpool chelsea1 barcelona realmadrid messi123 ronaldo7 neymar123 naruto123 ' +
    'bangladesh bangladesh1 bangladesh123 bangla123 dhaka123 dhaka1234 chittagong sylhet123 ' +
    'amarsonarbangla ilovebangladesh allahuakbar alhamdulillah bismillah bismillah786 ' +
    'muhammad muhammad1 mohammad fatema123 sumaiya123 rahim123 karim123 robi1234 grameenphone ' +
    'iloveallah iloveammu ammu1234 abbu1234 i love you nokshihaat nokshi123'
  ).split(' '),
)
