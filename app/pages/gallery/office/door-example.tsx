import { Button } from '~/ui/office/button'

/** A form before the login. */
export const DoorExample = () => (
  <form method="post">
    <Button look="main">Log in</Button>
  </form>
)
